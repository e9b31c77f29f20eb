import { BrandMark } from '#src/components/brand-mark.tsx';
import { LogoPicture } from '#src/components/logo-picture.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';

/** The brand's square logo, or else our mark, where a collapsed sidebar has no room for the name. */
export function ShellMark() {
  const { square } = useRuntimeConfig().brand;

  return square ? <LogoPicture logo={square} name="" /> : <BrandMark />;
}
