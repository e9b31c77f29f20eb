import { useMemo, useState } from 'react';
import type { Api_Keys_Bool_Exp } from '#src/gql/graphql.ts';
import { useOpenedRecord } from '#src/kit/admin/form/use-opened-record.ts';
import { ListTabs } from '#src/kit/admin/list/list-tabs.tsx';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import { searchRecords } from '#src/kit/admin/palette/search-records.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { apiKeyActions, type CreatedKey } from './api-key-actions.ts';
import { KeyCreated, KeyName, KeyRoleWord, KeyStatus, LastUse } from './api-key-cells.tsx';
import { ApiKeysList, apiKeysTable, type AdminApiKey } from '../api-key-documents.generated.ts';
import { KEY_ROLES } from '../key-roles.ts';
import type { apiKeyFields } from '../api-key-fields.ts';
import { ApiKeysChanged } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';
import type { CreatedKeyDialogProps } from './created-key-dialog.tsx';
import { KeyControls } from './key-controls.tsx';
import { RevokeDialogProvider } from './revoke-dialog.tsx';

const loadKeyDialog = async () => (await import('./created-key-dialog.tsx')).CreatedKeyDialog;
const CreatedKeyDialog = lateDialog<CreatedKeyDialogProps>(loadKeyDialog, 'field');

/** Loads the form with the dialog after it: a key is shown once, so nothing may be missing once it is created. */
async function loadKeyForm() {
  const [{ apiKeyForm }] = await Promise.all([import('../forms/api-key-form.tsx'), loadKeyDialog()]);

  return apiKeyForm;
}

type ApiKeys = TypesFrom<typeof apiKeyFields, AdminApiKey>;

const isNotRevoked: Api_Keys_Bool_Exp = { revoked_at: { _is_null: true } };

/** Section "API keys" of the back office; lists every key, revoked ones too. */
export const apiKeysSection: AdminSection<ApiKeys> = {
  name: 'api-keys',
  ...apiKeysTable,
  documents: { list: ApiKeysList, changed: ApiKeysChanged },
  texts: {
    title: 'apiKeys.page.title',
    text: 'apiKeys.page.text',
    list: 'apiKeys.list.label',
    search: 'apiKeys.list.search',
    empty: 'apiKeys.list.empty',
    noMatch: 'apiKeys.list.noMatch',
    add: 'apiKeys.dialog.addTitle',
    addTitle: 'apiKeys.dialog.addTitle',
    addDescription: 'apiKeys.dialog.addDescription',
    editTitle: 'apiKeys.dialog.editTitle',
    editDescription: 'apiKeys.dialog.editDescription',
    updated: 'apiKeys.toast.updated',
  },
  columns: [
    { id: 'name', label: 'apiKeys.list.name', sortBy: 'name', cell: (row) => <KeyName apiKey={row} /> },
    {
      id: 'role',
      priority: 2,
      label: 'apiKeys.form.role',
      sortBy: 'role',
      cell: (row) => <KeyRoleWord apiKey={row} />,
    },
    {
      id: 'status',
      label: 'apiKeys.list.status',
      sortBy: 'expires_at',
      cell: (row) => <KeyStatus apiKey={row} />,
    },
    {
      id: 'last_used_at',
      priority: 2,
      label: 'apiKeys.list.lastUse',
      sortBy: 'last_used_at',
      isNamed: true,
      cell: (row) => <LastUse apiKey={row} />,
    },
    {
      id: 'created_at',
      priority: 3,
      label: 'apiKeys.list.createdAt',
      sortBy: 'created_at',
      isNamed: true,
      cell: (row) => <KeyCreated apiKey={row} />,
    },
  ],
  initialSort: { sort: 'created_at', direction: 'desc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ name }) => name,
  fullNameOf: ({ name, prefix }) => `${name} (${prefix}…)`,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ name: pattern }, { prefix: pattern }] };
  },
  tabs: {
    Tabs: ListTabs,
    all: [
      {
        id: 'active',
        label: 'apiKeys.tab.active',
        where: (now) => ({
          ...isNotRevoked,
          _or: [{ expires_at: { _is_null: true } }, { expires_at: { _gt: now } }],
        }),
      },
      {
        id: 'expired',
        label: 'apiKeys.tab.expired',
        where: (now) => ({ ...isNotRevoked, expires_at: { _lte: now } }),
      },
      { id: 'revoked', label: 'apiKeys.tab.revoked', where: () => ({ revoked_at: { _is_null: false } }) },
    ],
  },
  filters: [
    {
      name: 'role',
      label: 'apiKeys.form.role',
      options: KEY_ROLES.map((value) => ({ value, label: `apiKeys.role.${value}` as const })),
      where: (value) => ({ role: { _eq: value } }),
    },
  ],
  form: lateForm(async () => (await import('../api-key-fields.ts')).apiKeyFields, loadKeyForm),
  isEditable: ({ revoked_at }) => !revoked_at,
  RowControls: KeyControls,
  errors: apiKeyErrors,
};

/** Search of the command palette; leaves out revoked keys, which can't be edited. */
export const searchApiKeys = searchRecords({
  ...apiKeysSection,
  search: (text) => ({ _and: [isNotRevoked, apiKeysSection.search?.(text) ?? {}] }),
});

export function ApiKeysAdminPage() {
  const [created, setCreated] = useState<CreatedKey | null>(null);
  // The key's dialog waits until the form's dialog is closed: the dialog that closes last decides where the focus goes.
  const isFormOpen = useOpenedRecord().id !== null;
  const section = useMemo(() => ({ ...apiKeysSection, recordActions: apiKeyActions(setCreated) }), []);

  return (
    <>
      <RevokeDialogProvider>
        <SectionPage section={section} />
      </RevokeDialogProvider>
      <CreatedKeyDialog
        open={created !== null && !isFormOpen}
        created={isFormOpen ? null : created}
        onClose={() => setCreated(null)}
      />
    </>
  );
}
