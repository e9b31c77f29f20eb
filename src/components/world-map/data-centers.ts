/**
 * Data centres of SPEC section 2, with their positions on the map in percent of its width and height (equirectangular,
 * from 76° north to 56° south). The three in western Europe are moved apart, so that each is visible.
 */
export const DATA_CENTERS = [
  { id: 'app.map.usEast', x: 28.5, y: 28 },
  { id: 'app.map.usWest', x: 16.1, y: 29.3 },
  { id: 'app.map.london', x: 47.4, y: 20.6 },
  { id: 'app.map.frankfurt', x: 54.4, y: 22.6 },
  { id: 'app.map.amsterdam', x: 51.2, y: 13.6 },
  { id: 'app.map.singapore', x: 78.8, y: 56.6 },
  { id: 'app.map.tokyo', x: 88.8, y: 30.5 },
] as const;
