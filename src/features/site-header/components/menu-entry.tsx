import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type MenuEntryProps = {
  icon: string;
  label: ReactNode;
  text?: ReactNode;
  onChoose: () => void;
  /** Where it leads; without one the entry is a button. */
  href?: string | undefined;
};

/** One entry of a header menu: opens a panel, or leads to the portal in a new tab. */
export function MenuEntry({ icon, label, text, onChoose, href }: MenuEntryProps) {
  const link = href === undefined ? {} : { component: 'a', href, target: '_blank', rel: 'noopener' };

  return (
    <li>
      <ButtonBase
        {...link}
        onClick={onChoose}
        sx={{
          inlineSize: '100%',
          display: 'flex',
          justifyContent: 'flex-start',
          textAlign: 'start',
          gap: 1.5,
          padding: text === undefined ? '10px 12px' : '12px',
          borderRadius: '10px',
          color: 'text.primary',
          '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
        }}
      >
        <Icon path={icon} sx={{ color: 'primary.main', fontSize: 22, flex: 'none' }} />
        <span>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
            {label}
            {href !== undefined && (
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="siteHeader.newTab" />
              </VisuallyHidden>
            )}
          </Typography>
          {text !== undefined && (
            <Typography component="span" variant="caption" color="textSecondary">
              {text}
            </Typography>
          )}
        </span>
      </ButtonBase>
    </li>
  );
}
