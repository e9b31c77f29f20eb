import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { CompareColumn_PlanFragment } from '#src/gql/graphql.ts';
import { compareFeatures } from '../comparison.ts';
import { chooseRow, formatPrice, type Offer, type PlanRow } from '../offers.ts';
import type { BuyingChoices } from './use-buying-choices.ts';

const CompareColumnFragment = graphql(`
  fragment CompareColumn_plan on pricing_plans {
    id
    name
    name_ar
    features
    features_ar
    price
    currency
    period
    category
    sort_order
  }
`);

type Row = PlanRow & FragmentType<CompareColumn_PlanFragment>;
type ComparisonTableProps = {
  category: Category;
  offers: Offer<Row>[];
  choices: Pick<BuyingChoices, 'cycle' | 'currency'>;
};

/** Every plan of a category beside the others, topic by topic. */
export function ComparisonTable({ category, offers, choices }: ComparisonTableProps) {
  const intl = useIntl();
  const from = offers.map((offer) => chooseRow(offer, choices.cycle, choices.currency));
  const { data: plans } = useSuspenseFragment({ fragment: CompareColumnFragment, from });
  const caption = intl.formatMessage(
    { id: 'plans.page.compareCaption' },
    { category: intl.formatMessage({ id: `plans.category.${category}` }) },
  );

  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={frame}>
      <Table sx={tableLook}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Names plans={plans} />
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              <FormattedMessage id="plans.page.price" />
            </TableCell>
            {plans.map((plan) => (
              <TableCell key={plan.id} sx={{ fontWeight: 650 }}>
                {formatPrice(plan, intl.locale)}{' '}
                {plan.period === 'mo' && <FormattedMessage id="plans.card.periodMo" />}
                {plan.period === 'yr' && <FormattedMessage id="plans.card.periodYr" />}
              </TableCell>
            ))}
          </TableRow>
          {compareFeatures(plans, intl.locale).map(({ topic, cells }) => (
            <TableRow key={topic}>
              <TableCell component="th" scope="row">
                <FormattedMessage id={`plans.topic.${topic}`} />
              </TableCell>
              {cells.map((texts, column) => (
                <TableCell key={plans[column]?.id ?? column}>
                  {texts.length === 0 ? <NotIncluded /> : texts.map((text) => <div key={text}>{text}</div>)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type Named = { id: string; name: string; name_ar?: string | null };

function Names({ plans }: { plans: readonly Named[] }) {
  const { locale } = useIntl();

  return (
    <TableHead>
      <TableRow>
        <TableCell component="th" scope="col">
          <FormattedMessage id="plans.page.feature" />
        </TableCell>
        {plans.map((plan) => (
          <TableCell key={plan.id} component="th" scope="col" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
            {(locale === 'ar' && plan.name_ar) || plan.name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

const tableLook = {
  minInlineSize: 720,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '14px 20px', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, color: 'text.secondary', inlineSize: '13rem' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 'none' },
} as const;

function NotIncluded() {
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
        –
      </Box>
      <VisuallyHidden>
        <FormattedMessage id="plans.page.no" />
      </VisuallyHidden>
    </>
  );
}

const frame = {
  overflowX: 'auto',
  borderRadius: '20px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
