import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { ShellSection } from './shell-section.ts';
import { useMatch } from 'react-router-dom';
import { Link, type LinkProps } from '#src/components/link.tsx';
import { Hint } from '#src/kit/admin/hint/hint.tsx';

type SidebarEntriesProps = { sections: readonly ShellSection[]; isWide: boolean; onChoose?: () => void };

/** Lists the sections with the current one highlighted; the labels are hidden while the sidebar is collapsed. */
export function SidebarEntries({ sections, isWide, onChoose }: SidebarEntriesProps) {
  const intl = useIntl();

  return (
    <Box component="ul" sx={entriesLook(isWide)}>
      {sections.map(({ path, isExact, icon, label }) => (
        <Box component="li" key={path} sx={{ display: 'flex' }}>
          <Hint title={isWide ? '' : <FormattedMessage id={label} />} placement="right">
            <ButtonBase
              component={NavLink}
              to={path}
              end={isExact}
              onClick={onChoose}
              aria-label={isWide ? undefined : intl.formatMessage({ id: label })}
              sx={entryLook(isWide)}
            >
              <Icon path={icon} />
              {isWide && (
                <Typography component="span">
                  <FormattedMessage id={label} />
                </Typography>
              )}
            </ButtonBase>
          </Hint>
        </Box>
      ))}
    </Box>
  );
}

const entriesLook = (isWide: boolean) => ({
  display: 'grid',
  // `minmax(0, …)` keeps a long name from pushing the entries over the edge.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  margin: 0,
  paddingBlock: 1,
  listStyle: 'none',
  paddingInline: isWide ? 1 : 0.5,
});

const entryLook = (isWide: boolean) => ({
  flexGrow: 1,
  minWidth: 0,
  minHeight: 44,
  paddingBlock: 1,
  gap: 1,
  borderRadius: '10px',
  paddingInline: isWide ? 1.5 : 0,
  justifyContent: isWide ? 'flex-start' : 'center',
  whiteSpace: 'nowrap',
  color: 'night.muted',
  '&:hover': { backgroundColor: 'night.raised', color: 'night.text' },
  '&[aria-current], &[aria-current]:hover': { backgroundColor: 'lime.main', color: 'lime.ink' },
  '&:focus-visible': { outlineColor: 'lime.main' },
});

type NavLinkProps = Omit<LinkProps, 'to'> & {
  to: string;
  /** True if only the exact path counts as current, not the pages below it. */
  end?: boolean;
};

/** Renders a navigation link; `aria-current` marks the link to the open page. */
function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const isHere = useMatch({ path: to, end }) !== null;

  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...link} />;
}
