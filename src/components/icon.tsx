import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

type IconProps = Omit<SvgIconProps, 'children'> & {
  /** An SVG path on a 24×24 grid (`@mdi/js`, `simple-icons`). */
  path: string;
  /** Arrows point the other way where the text runs from right to left. */
  flip?: boolean;
};

/** One icon from a path; decorative unless it is given a title. */
export function Icon({ path, flip = false, sx, ...props }: IconProps) {
  return (
    <SvgIcon
      {...props}
      sx={[flip && { '[dir=rtl] &': { transform: 'scaleX(-1)' } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <path d={path} />
    </SvgIcon>
  );
}
