/** Elements of an SVG that a logo may have; their names keep their capitals, as SVG is XML. */
export const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'a', 'switch', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feOffset'],
]);

/** Elements that a browser would run, and those that would show a document of another kind. */
export const RUNNING = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
]);
/** Elements that move what they stand in. */
export const MOVING = new Set(['animate', 'animateMotion', 'animateTransform', 'animateColor', 'set']);
/** Elements with letters, whose shape depends on the fonts of each machine. */
export const WRITING = new Set(['text', 'tspan', 'textPath', 'tref', 'altGlyph']);
/** Elements that show a picture of another file. */
export const LOADING = new Set(['image', 'feImage']);

/** Attributes of these elements; what else an editor writes has no effect on the picture. */
export const ATTRIBUTES = new Set([
  ...['id', 'class', 'style', 'viewBox', 'preserveAspectRatio', 'transform', 'transform-origin'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points'],
  ...['width', 'height', 'pathLength', 'offset', 'spreadMethod', 'gradientUnits', 'gradientTransform'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
  ...['filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'mode', 'type', 'values', 'operator'],
  ...['k1', 'k2', 'k3', 'k4', 'stdDeviation', 'edgeMode', 'dx', 'dy', 'tableValues', 'slope', 'intercept'],
  ...['amplitude', 'exponent', 'href', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width'],
  ...['stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'opacity', 'color', 'clip-path', 'clip-rule', 'mask', 'filter', 'marker-start'],
  ...['marker-mid', 'marker-end', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'display'],
  ...['visibility', 'overflow', 'paint-order', 'vector-effect', 'isolation', 'mix-blend-mode'],
  ...['color-interpolation', 'color-interpolation-filters', 'shape-rendering', 'direction'],
]);
