import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { UPTIME_SLA, uptimeFormat } from '#src/lib/messages/uptime.ts';
import { QUESTIONS } from '../questions.ts';

/** Shows all questions with their answers within a page; the panel unfolds them one at a time. */
export function FaqText() {
  const intl = useIntl();
  const uptime = intl.formatNumber(UPTIME_SLA, uptimeFormat);

  return (
    <dl>
      {QUESTIONS.map(({ question, answer }) => (
        <div key={question}>
          <Text as="dt" variant="h5">
            <FormattedMessage id={question} />
          </Text>
          <Text as="dd" muted>
            <FormattedMessage id={answer} values={{ uptime }} />
          </Text>
        </div>
      ))}
    </dl>
  );
}
