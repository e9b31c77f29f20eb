import { useFieldId } from '../field-id.tsx';

/**
 * Returns slot properties that name a picker's buttons and calendar after its field, because a form may have several
 * pickers. The buttons keep their own words (`Choose date`) behind the field's label.
 */
export function usePickerNames(name: string) {
  const id = useFieldId(name);
  const labelId = `${id}-label`;
  const named = (part: string) => ({ id: `${id}-${part}`, 'aria-labelledby': `${labelId} ${id}-${part}` });
  const calendar = { 'aria-labelledby': labelId };

  return {
    field: { id },
    openPickerButton: named('open'),
    clearButton: named('clear'),
    popper: calendar,
    mobilePaper: calendar,
  };
}
