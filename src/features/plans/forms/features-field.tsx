import { mdiArrowDown, mdiArrowUp, mdiClose } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { useFieldId } from '#src/kit/forms/field-id.tsx';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import { planFields, type PlanFormValues } from '../plan-fields.ts';
import { useFeatureList } from './feature-list-context.tsx';
import { withLeft, withMovedFeature, withTyped } from './feature-rows.ts';

/**
 * Field that takes features, typed or pasted, and lists them below in their order. A comma of either language or Enter
 * ends a feature; what is left in the field when the plan is saved counts too.
 */
export function FeaturesField() {
  const { list, change } = useFeatureList();
  const { setFieldTouched } = useFormikContext<PlanFormValues>();
  const id = useFieldId('features');
  const error = useFieldError('features');

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    // An input without lines would join those of the pasted text.
    event.preventDefault();
    const [from, to] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    const text = event.clipboardData.getData('text').replaceAll('\r\n', '\n');
    change(withTyped(list, list.rest.slice(0, from) + text + list.rest.slice(to)));
  }

  function endByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || list.rest.trim() === '') return;
    event.preventDefault();
    change(withLeft(list));
  }

  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <MuiTextField
        fullWidth
        required
        id={id}
        name="features"
        autoComplete="off"
        label={<FormattedMessage id={planFields.labels.features} />}
        value={list.rest}
        onChange={({ target }) => change(withTyped(list, target.value))}
        onPaste={paste}
        onKeyDown={endByEnter}
        onBlur={() => void setFieldTouched('features')}
        error={error !== undefined}
        helperText={
          error ? (
            <FormattedMessage {...error} />
          ) : (
            <FormattedMessage id="plans.form.featuresHint" values={{ count: list.rows.length }} />
          )
        }
        slotProps={{ htmlInput: { lang: 'en', dir: 'auto' } }}
      />
      <FeatureItems fieldId={id} />
    </Box>
  );
}

type Control = 'up' | 'down' | 'text' | 'remove';

/** Lists the features; each can be changed, moved by its buttons or by Alt and an arrow, and removed. */
function FeatureItems({ fieldId }: { fieldId: string }) {
  const { list } = useFeatureList();
  const intl = useIntl();
  const edit = useEditing(fieldId);

  return (
    <Box component="ol" aria-label={intl.formatMessage({ id: 'plans.features.list' })} sx={items}>
      {list.rows.map(({ key, en }, place) => (
        <Box component="li" key={key} sx={item}>
          <FeatureText feature={en} rowKey={key} place={place} edit={edit} />
          <FeatureButton
            id={edit.idOf(key, 'up')}
            icon={mdiArrowUp}
            label={intl.formatMessage({ id: 'plans.features.up' }, { feature: en })}
            isOff={place === 0}
            onClick={() => edit.move(place, place - 1, 'up')}
          />
          <FeatureButton
            id={edit.idOf(key, 'down')}
            icon={mdiArrowDown}
            label={intl.formatMessage({ id: 'plans.features.down' }, { feature: en })}
            isOff={place === list.rows.length - 1}
            onClick={() => edit.move(place, place + 1, 'down')}
          />
          <FeatureButton
            id={edit.idOf(key, 'remove')}
            icon={mdiClose}
            label={intl.formatMessage({ id: 'plans.features.remove' }, { feature: en })}
            onClick={() => edit.remove(place)}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Returns the changes of the list; the focus stays with the feature that was moved, or goes to the next of a removed one. */
function useEditing(fieldId: string) {
  const { list, change } = useFeatureList();
  const intl = useIntl();
  const announce = useAnnounce();
  const wantedRef = useRef<string | null>(null);
  const idOf = (key: string, control: Control) => `${fieldId}-${key}-${control}`;
  useLayoutEffect(() => {
    if (wantedRef.current === null) return;
    document.getElementById(wantedRef.current)?.focus();
    wantedRef.current = null;
  }, [list]);

  return {
    idOf,
    rename: (key: string, en: string) =>
      change({ ...list, rows: list.rows.map((row) => (row.key === key ? { ...row, en } : row)) }),
    move: (from: number, to: number, control: Control) => {
      const row = list.rows[from];
      if (!row || to < 0 || to >= list.rows.length) return;
      wantedRef.current = idOf(row.key, control);
      change(withMovedFeature(list, from, to));
      const values = { record: row.en, place: to + 1, count: list.rows.length };
      announce(intl.formatMessage({ id: 'kit.order.moved' }, values));
    },
    remove: (at: number) => {
      const next = list.rows[at + 1] ?? list.rows[at - 1];
      wantedRef.current = next ? idOf(next.key, 'remove') : fieldId;
      change({ ...list, rows: list.rows.filter((_row, place) => place !== at) });
    },
  };
}

type FeatureTextProps = {
  feature: string;
  rowKey: string;
  place: number;
  edit: ReturnType<typeof useEditing>;
};

function FeatureText({ feature, rowKey, place, edit }: FeatureTextProps) {
  const intl = useIntl();

  return (
    <InputBase
      id={edit.idOf(rowKey, 'text')}
      fullWidth
      value={feature}
      onChange={({ target }) => edit.rename(rowKey, target.value)}
      onKeyDown={(event) => {
        const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        if (event.key === 'Enter' || step !== undefined) event.preventDefault();
        if (step !== undefined) edit.move(place, place + step, 'text');
      }}
      inputProps={{
        'aria-label': intl.formatMessage({ id: 'plans.features.feature' }, { place: place + 1 }),
        lang: 'en',
        dir: 'auto',
      }}
    />
  );
}

type FeatureButtonProps = { id: string; icon: string; label: string; isOff?: boolean; onClick: () => void };

/** At an end of the list, a button stays focusable and so keeps the focus. */
function FeatureButton({ id, icon, label, isOff = false, onClick }: FeatureButtonProps) {
  return (
    <IconButton
      id={id}
      size="small"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => isOff || onClick()}
      sx={isOff ? { opacity: 0.35 } : undefined}
    >
      <Icon path={icon} size={20} />
    </IconButton>
  );
}

const items = { margin: 0, marginBlockEnd: 1.5, padding: 0, listStyle: 'none' };
const item = {
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
