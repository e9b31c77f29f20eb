import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { PlanCost, PlanName } from '../admin/plan-cells.tsx';
import type { FullPrice } from './gap-documents.ts';
import type { faultOf, NewPrice } from './new-prices.ts';

type NewPricesPreviewProps = {
  prices: readonly NewPrice[];
  fault: ReturnType<typeof faultOf>;
  base: string;
  /** Number of gaps that stay because the plan has no price in the base currency. */
  withoutBase: number;
};

/** Shows each price as it will be stored, beside the one from which it is made. */
export function NewPricesPreview({ prices, fault, base, withoutBase }: NewPricesPreviewProps) {
  const id = useId();

  return (
    <>
      <Typography id={id} role="status" variant="subtitle2" sx={{ marginBlockStart: 1 }}>
        <FormattedMessage id="plans.gaps.preview" values={{ count: prices.length }} />
      </Typography>
      {fault && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id={fault === 'nothing' ? 'plans.gaps.nothing' : 'plans.form.priceTooHigh'} />
        </Alert>
      )}
      {withoutBase > 0 && (
        <Alert severity="info" sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id="plans.gaps.withoutBase" values={{ count: withoutBase, currency: base }} />
        </Alert>
      )}
      {prices.length > 0 && <PricesTable prices={prices} labelId={id} />}
    </>
  );
}

function PricesTable({ prices, labelId }: { prices: readonly NewPrice[]; labelId: string }) {
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-labelledby={labelId}
      sx={{
        maxBlockSize: 320,
        marginBlockStart: 1,
        '& .MuiTableCell-root': { paddingInline: { xs: 1, sm: 2 } },
      }}
    >
      <Table size="small" stickyHeader aria-labelledby={labelId}>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="plans.list.name" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="plans.gaps.priceIn" values={{ currency: prices[0]?.from.currency }} />
            </TableCell>
            <TableCell>
              <FormattedMessage id="plans.gaps.priceIn" values={{ currency: prices[0]?.row.currency }} />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.map(({ from, row }) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                <PlanName plan={row} />
              </TableCell>
              <TableCell>
                <Amounts plan={from} />
              </TableCell>
              <TableCell>
                <Amounts plan={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Shows a price, and below it the other amounts that belong to it. */
function Amounts({ plan }: { plan: FullPrice }) {
  const intl = useIntl();
  const inMoney = (amount: string) => formatMoney(readMoney(amount, plan.currency), intl.locale);
  const others = [
    { id: 'plans.gaps.renewal', amount: plan.renewal_price },
    { id: 'plans.gaps.setup', amount: plan.setup_fee },
  ] as const;

  return (
    <>
      <PlanCost plan={plan} />
      {others.map(
        ({ id, amount }) =>
          typeof amount === 'string' && (
            <Typography key={id} variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              <FormattedMessage id={id} values={{ price: inMoney(amount) }} />
            </Typography>
          ),
      )}
    </>
  );
}
