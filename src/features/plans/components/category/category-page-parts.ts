/** Parts below the first screen of a category's page, which load together. */
export { CategoryEnd } from './category-end.tsx';
export { Comparison } from './comparison.tsx';
export { TechnicalPart } from './specifications.tsx';
