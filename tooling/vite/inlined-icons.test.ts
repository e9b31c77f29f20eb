import { describe, expect, it } from 'vitest';
import { mdiClose, mdiPlus } from '../../src/components/icon-paths.generated.ts';
import { inlineIcons } from './inlined-icons.ts';

const MODULE = '#src/components/icon-paths.generated.ts';

describe('inlineIcons', () => {
  it('puts the paths in the place of the import, however it is written', () => {
    const constants = `const mdiClose = "${mdiClose}"; const mdiPlus = "${mdiPlus}";`;

    expect(inlineIcons(`import { mdiClose, mdiPlus } from '${MODULE}';\nshow(mdiClose);`)).toBe(
      `${constants}\nshow(mdiClose);`,
    );
    expect(inlineIcons(`import {\n  mdiClose,\n  mdiPlus,\n} from '${MODULE}';`)).toBe(constants);
  });

  it('leaves other imports alone, and names an icon that does not exist', () => {
    expect(inlineIcons("import { x } from './x.ts';")).toBe("import { x } from './x.ts';");
    expect(() => inlineIcons(`import { mdiNothing } from '${MODULE}';`)).toThrow('mdiNothing');
  });
});
