/** Parts below the first screen of a category's page, which load together. */
export { ClosingOffer } from './closing-offer.tsx';
export { Specifications } from './specifications.tsx';
