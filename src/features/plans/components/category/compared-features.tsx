import { mdiCheck } from '#src/components/icon-paths.generated.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { ComparedLine, Comparison } from '../../comparison.ts';
import type { Feature } from '../../features.ts';
import styles from './comparison-table.module.css';
import { FeatureText } from '../card/feature-text.tsx';

type ComparedFeaturesProps = { comparison: Comparison; classOf: (column: number) => string };

/**
 * Shows what plans differ in, one beside the other, and below it what they include. A cell is empty where a plan's list
 * says nothing, which need not mean that the plan lacks it.
 */
export function ComparedFeatures({ comparison: { differing, included }, classOf }: ComparedFeaturesProps) {
  return (
    <>
      {differing.length > 0 && (
        <tbody>
          {differing.map((line, at) => (
            <tr key={line.key}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={differing.length}>
                  <FormattedMessage id="plans.page.differing" />
                </th>
              )}
              <Cells line={line} classOf={classOf} cell={(feature) => <FeatureText {...feature} />} />
            </tr>
          ))}
        </tbody>
      )}
      <tbody>
        {included.map((line) => (
          <tr key={line.key}>
            <th scope="row">{nameOf(line)}</th>
            <Cells line={line} classOf={classOf} cell={() => <Included />} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

function nameOf({ cells }: ComparedLine): ReactNode {
  const feature = cells.find((cell) => cell !== null);

  return feature && <FeatureText {...feature} />;
}

type CellsProps = {
  line: ComparedLine;
  classOf: (column: number) => string;
  cell: (feature: Feature) => ReactNode;
};

function Cells({ line, classOf, cell }: CellsProps) {
  return line.cells.map((feature, column) => (
    <td key={column} className={classOf(column)}>
      {feature && cell(feature)}
    </td>
  ));
}

function Included() {
  return (
    <>
      <Icon path={mdiCheck} size={22} className={styles.check} />
      <VisuallyHidden>
        <FormattedMessage id="plans.page.yes" />
      </VisuallyHidden>
    </>
  );
}
