import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DAY_FORMAT, MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:?\d{2})$/;

/** Returns a function that formats a column's value for people: days and times in their language, yes and no as words. */
export function useValueText(): (value: unknown) => string {
  const intl = useIntl();

  return useCallback(
    (value) => {
      if (typeof value === 'boolean')
        return intl.formatMessage({ id: value ? 'kit.value.yes' : 'kit.value.no' });
      if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
      if (DAY.test(value)) return intl.formatDate(value, { ...DAY_FORMAT, timeZone: 'UTC' });
      if (MOMENT.test(value)) return intl.formatDate(value, MOMENT_FORMAT);

      return value;
    },
    [intl],
  );
}
