/**
 * Data centres of SPEC section 2, with their positions on the map in percent of its width and height (equirectangular,
 * from 76° north to 56° south). Each is on a dot of land; the three in western Europe are moved apart, so that all are visible.
 */
export const DATA_CENTERS = [
  { id: 'app.map.usEast', x: 28.6, y: 29.1 },
  { id: 'app.map.usWest', x: 16.9, y: 29.1 },
  { id: 'app.map.london', x: 49.6, y: 18.2 },
  { id: 'app.map.frankfurt', x: 54.3, y: 23.6 },
  { id: 'app.map.amsterdam', x: 52.5, y: 15.5 },
  { id: 'app.map.singapore', x: 78.2, y: 53.9 },
  { id: 'app.map.tokyo', x: 89.3, y: 29.1 },
] as const;
