import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { CODE_SOURCES, codeGroupId } from '../anchors.ts';
import { reference } from '../reference.ts';
import { Details } from './details.tsx';
import styles from './developers.module.css';
import { Name, ReferenceTable, Told } from './reference-table.tsx';

/** Path of the error code within an answer. */
const PLACE = 'errors[].extensions.code';

/** Lists every error code that a program can get, by the part that answers with it. */
export function ErrorCodes() {
  return (
    <>
      <Text muted className={styles.text}>
        <FormattedMessage id="developers.codes.text" values={{ place: <Name key="place">{PLACE}</Name> }} />
      </Text>
      {reference.errorCodes.map(({ source, codes }, index) => (
        <Details
          key={source}
          id={codeGroupId(index)}
          summary={
            <span className={styles.summaryText}>
              <FormattedMessage id={`developers.codes.${CODE_SOURCES[index] ?? 'web'}`} />
            </span>
          }
        >
          <ReferenceTable
            label={source}
            head={[
              { key: 'code', content: <FormattedMessage id="developers.codes.code" /> },
              { key: 'meaning', content: <FormattedMessage id="developers.codes.meaning" /> },
            ]}
            rows={codes.map(({ code, meaning }) => ({
              key: code,
              cells: [
                <Name key="code">{code}</Name>,
                <Told key="meaning">{meaning.replaceAll('`', '')}</Told>,
              ],
            }))}
          />
        </Details>
      ))}
    </>
  );
}
