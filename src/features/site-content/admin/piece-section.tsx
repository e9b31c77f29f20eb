import { mdiEyeOffOutline, mdiEyeOutline } from '#src/components/icon-paths.generated.ts';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type {
  AdminColumn,
  AdminFilter,
  AdminSection,
  BulkChange,
  SectionTexts,
} from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { Part } from '#rules/site-content/originals.ts';
import {
  CreatePiece,
  DeletePieces,
  MovePieces,
  PiecesChanged,
  PiecesList,
  UpdatePieces,
  piecesTable,
  type AdminPiece,
} from '../piece-documents.generated.ts';
import type { pieceFields, PieceWords } from '../piece-fields.ts';
import { restoreControlsOf } from './restore-controls.tsx';

export type Pieces = TypesFrom<typeof pieceFields, AdminPiece>;
type PieceValues = Pieces['values'];

/** What a part of the site's content has of its own. */
export type PartOfSite = {
  readonly part: Part;
  readonly words: PieceWords;
  readonly texts: SectionTexts;
  /** Texts of what can be wrong with a piece, by constraint. */
  readonly errors: Readonly<Record<string, MessageId>>;
  /** Loads the real page's component, which shows what is typed. */
  readonly loadPreview: () => Promise<ComponentType<{ values: PieceValues }>>;
};

/** Makes the list of one part's pieces, which can be sorted, hidden, and brought back to what the product came with. */
export function pieceSection({ part, words, texts, errors, loadPreview }: PartOfSite): AdminSection<Pieces> {
  const loadFields = async () => (await import('../piece-fields.ts')).fieldsOfPart(part, words);

  return {
    name: `site-content-${part}`,
    ...piecesTable,
    subset: { part: { _eq: part } },
    isRestorable: true,
    documents: {
      list: PiecesList,
      changed: PiecesChanged,
      create: CreatePiece,
      update: UpdatePieces,
      remove: DeletePieces,
    },
    texts,
    columns: [
      {
        id: 'title',
        label: words.title.label,
        sortBy: 'title',
        cell: (row) => <TitleAndText piece={row} />,
      },
      ...listColumns,
    ],
    initialSort: { sort: '', direction: 'asc' },
    tieBreak: [{ sort_order: 'asc' }, { id: 'asc' }],
    nameOf: ({ title, title_ar }, locale) => (locale === 'ar' && title_ar) || title,
    search: (typed) => {
      const pattern = { _regex: searchPattern(typed) };
      return { _or: [{ title: pattern }, { title_ar: pattern }, { text: pattern }, { text_ar: pattern }] };
    },
    filters: [shownFilter],
    form: lateForm(loadFields, async () => {
      const [{ pieceFormOf }, fields, Preview] = await Promise.all([
        import('../forms/piece-form.tsx'),
        loadFields(),
        loadPreview(),
      ]);
      return { Fields: pieceFormOf(fields), Preview };
    }),
    errors: {
      site_pieces_title_length: 'siteContent.errors.tooLong',
      site_pieces_text_length: 'siteContent.errors.tooLong',
      site_pieces_title_single_line: 'siteContent.errors.singleLine',
      site_pieces_part_original_key: 'siteContent.errors.isThere',
      ...errors,
    },
    bulk: shownChanges,
    manualOrder: { column: 'sort_order', document: MovePieces },
    ...restoreControlsOf(part),
  };
}

const listColumns: readonly AdminColumn<Pieces>[] = [
  {
    id: 'is_shown',
    label: 'siteContent.list.status',
    sortBy: 'is_shown',
    width: 140,
    cell: ({ is_shown }) => (
      <QuietStatus tone={is_shown ? 'good' : 'off'}>
        <FormattedMessage id={is_shown ? 'siteContent.status.shown' : 'siteContent.status.hidden'} />
      </QuietStatus>
    ),
  },
  {
    id: 'sort_order',
    priority: 3,
    label: 'siteContent.list.order',
    sortBy: 'sort_order',
    isNamed: true,
    width: 100,
    cell: ({ sort_order }) => sort_order,
  },
];

const shownFilter: AdminFilter<Pieces> = {
  name: 'status',
  label: 'siteContent.list.status',
  options: [
    { value: 'shown', label: 'siteContent.status.shown' },
    { value: 'hidden', label: 'siteContent.status.hidden' },
  ],
  where: (value) => ({ is_shown: { _eq: value === 'shown' } }),
};

const shownChanges: readonly BulkChange<Pieces>[] = [
  {
    id: 'show',
    label: 'siteContent.bulk.show',
    icon: mdiEyeOutline,
    patch: { is_shown: true },
    done: 'siteContent.bulk.shown',
  },
  {
    id: 'hide',
    label: 'siteContent.bulk.hide',
    icon: mdiEyeOffOutline,
    patch: { is_shown: false },
    done: 'siteContent.bulk.hidden',
  },
];

/** Shows the title of a piece, and on the line below its text. */
function TitleAndText({ piece: { title, title_ar, text, text_ar } }: { piece: AdminPiece }) {
  return (
    <>
      <LocalizedText text={title} textAr={title_ar} isName />
      {text && <LocalizedText text={text} textAr={text_ar} />}
    </>
  );
}
