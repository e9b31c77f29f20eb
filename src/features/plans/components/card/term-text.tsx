import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Term } from '../../terms.ts';

type TermTextProps = {
  term: Term;
  /** The amount of a term that has one. */
  price?: ReactNode;
};

/** Says one of a plan's terms. */
export function TermText({ term: { id, count }, price }: TermTextProps) {
  return <FormattedMessage id={id} values={{ price, count, days: count }} />;
}
