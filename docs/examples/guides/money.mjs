// Adds and shows prices without losing a fraction.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const response = await fetch(`${origin}/api/rest/plans/vps`);
const { pricing_plans: plans } = await response.json();

const digitsOf = (currency) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions().maximumFractionDigits;

/**
 * Returns a price in the smallest unit of its currency, such as cents:
 * "7.50" USD is 750n.
 */
function toUnits(price, currency) {
  const [whole, fraction = ''] = price.split('.');

  return BigInt(whole + fraction.padEnd(digitsOf(currency), '0'));
}

for (const { name, price, currency } of plans) {
  // The formatter takes the text as it is; Number(price) would
  // round long ones.
  const shown = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).format(price);
  console.log(name, shown, toUnits(price, currency));
}
