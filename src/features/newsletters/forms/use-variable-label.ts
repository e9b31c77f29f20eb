import { useIntl } from 'react-intl';
import type { LabelOf } from './rich-text-variable.ts';

/** Returns the function that names a variable in the language of the page. */
export function useVariableLabel(): LabelOf {
  const intl = useIntl();

  return (name, instead) => {
    const label = intl.formatMessage({ id: `newsletters.variable.${name}` });

    return instead === ''
      ? label
      : intl.formatMessage({ id: 'newsletters.variable.orElse' }, { label, instead });
  };
}
