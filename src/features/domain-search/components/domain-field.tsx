import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useIntl } from 'react-intl';
import { EXTENSIONS, type Extension } from '../domain-name.ts';

type DomainFieldProps = {
  name: string;
  onNameChange: (name: string) => void;
  extension: Extension;
  onExtensionChange: (extension: Extension) => void;
  isInvalid: boolean;
};

/** A name and its extension in one frame; the pair reads from left to right in every language, as domains do. */
export function DomainField({
  name,
  onNameChange,
  extension,
  onExtensionChange,
  isInvalid,
}: DomainFieldProps) {
  const intl = useIntl();

  return (
    <Box dir="ltr" data-invalid={isInvalid} sx={frame}>
      <InputBase
        value={name}
        onChange={(event) => {
          onNameChange(event.target.value);
        }}
        placeholder={intl.formatMessage({ id: 'domainSearch.placeholder' })}
        inputProps={{
          'aria-label': intl.formatMessage({ id: 'domainSearch.label' }),
          'aria-invalid': isInvalid,
          'aria-describedby': 'domain-search-fault',
          autoCapitalize: 'none',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
        }}
        sx={nameLook}
      />
      <NativeSelect
        value={extension}
        disableUnderline
        onChange={(event) => {
          const chosen = EXTENSIONS.find((known) => known === event.target.value);
          if (chosen) onExtensionChange(chosen);
        }}
        inputProps={{ 'aria-label': intl.formatMessage({ id: 'domainSearch.extension' }) }}
        sx={extensionLook}
      >
        {EXTENSIONS.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const frame = {
  flex: { xs: '1 1 100%', lg: '1 1 17rem' },
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: 54,
  borderRadius: '14px',
  border: '1.5px solid',
  borderColor: 'text.secondary',
  '&[data-invalid=true]': { borderColor: 'error.main' },
  backgroundColor: 'background.default',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: '0 0 0 3px var(--mui-palette-lime-soft)',
  },
} as const;

const nameLook = {
  flex: 1,
  minInlineSize: 0,
  paddingInline: 2,
  fontSize: '1.0625rem',
  '& input': { outline: 'none' },
} as const;

const extensionLook = {
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  fontWeight: 600,
  '& .MuiNativeSelect-select.MuiNativeSelect-select': {
    paddingInline: '16px 32px',
    paddingBlock: '14px',
  },
  '& .MuiNativeSelect-icon': { insetInline: 'auto 6px' },
} as const;
