import type { RouteObject } from 'react-router';

/** The back office, loaded when asked for. */
export const adminRoutes: RouteObject[] = [];
