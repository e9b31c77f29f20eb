import { lazy, type ComponentType } from 'react';
import { loadAgain } from './load-again.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Creates a component that is loaded when it is first drawn. If it can't be loaded, the boundary around it catches that. */
export const lazyPart = <Props,>(load: Load<Props>) => lazy(async () => ({ default: await loadAgain(load) }));

/**
 * Creates a component that the visitor did not ask for: it is loaded when first drawn, and draws nothing if it can't be
 * loaded.
 */
export const lazyExtra = <Props,>(load: Load<Props>) =>
  lazy(async () => ({ default: await loadAgain(load, 'extra').catch((): ComponentType<Props> => nothing) }));

const nothing = () => null;
