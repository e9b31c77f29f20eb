import { FormattedDate } from 'react-intl';

/** Shows a day; UTC gives the same one on the server, which renders the page first, and in every browser. */
export function NewsDay({ time }: { time: string }) {
  return (
    <time dateTime={time}>
      <FormattedDate value={time} dateStyle="long" timeZone="UTC" />
    </time>
  );
}
