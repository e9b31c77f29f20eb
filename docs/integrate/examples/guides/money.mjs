// Adds and shows prices without losing a fraction.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const response = await fetch(`${origin}/api/rest/plans/vps`);
const { pricing_plans: plans } = await response.json();

/** The currencies of the API have at most three decimals. */
const DECIMALS = 3;

/**
 * Returns a price in thousandths: "7.50" is 7500n. Further
 * decimals are zeros.
 */
function toThousandths(price) {
  const [whole, fraction = ''] = price.split('.');

  return BigInt(
    whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS),
  );
}

for (const { name, price, currency } of plans) {
  // The formatter takes the text as it is; Number(price) would
  // round long ones. By default it rounds some currencies to whole
  // numbers, such as Iraqi dinars.
  const shown = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: DECIMALS,
  }).format(price);
  console.log(name, shown, toThousandths(price));
}
