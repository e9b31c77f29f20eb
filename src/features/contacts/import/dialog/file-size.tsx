import { FormattedNumber } from 'react-intl';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000 * KILOBYTE;

/** Shows the size of a file: a small one in bytes, others in kilobytes or megabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const [value, unit, unitDisplay] = sizeOf(bytes);

  return (
    <FormattedNumber
      value={value}
      style="unit"
      unit={unit}
      unitDisplay={unitDisplay}
      maximumFractionDigits={value < 10 ? 1 : 0}
    />
  );
}

function sizeOf(bytes: number) {
  if (bytes < KILOBYTE) return [bytes, 'byte', 'long'] as const;

  return bytes < MEGABYTE
    ? ([bytes / KILOBYTE, 'kilobyte', 'short'] as const)
    : ([bytes / MEGABYTE, 'megabyte', 'short'] as const);
}
