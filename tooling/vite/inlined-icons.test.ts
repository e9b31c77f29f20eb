import { describe, expect, it } from 'vitest';
import { mdiClose, mdiPlus } from '../../src/components/icon-paths.generated.ts';
import { inlineIcons } from './inlined-icons.ts';

const MODULE = '#src/components/icon-paths.generated.ts';

describe('inlineIcons', () => {
  it('replaces the import of icons by constants with their paths, on one line or several', () => {
    const constants = `const mdiClose = "${mdiClose}"; const mdiPlus = "${mdiPlus}";`;

    expect(inlineIcons(`import { mdiClose, mdiPlus } from '${MODULE}';\nshow(mdiClose);`)).toBe(
      `${constants}\nshow(mdiClose);`,
    );
    expect(inlineIcons(`import {\n  mdiClose,\n  mdiPlus,\n} from '${MODULE}';`)).toBe(constants);
  });

  it('does not change imports of other modules, and names an icon that does not exist', () => {
    expect(inlineIcons("import { x } from './x.ts';")).toBe("import { x } from './x.ts';");
    expect(() => inlineIcons(`import { mdiNothing } from '${MODULE}';`)).toThrow('mdiNothing');
  });
});
