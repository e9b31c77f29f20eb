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
import type { PieceForm } from '../forms/piece-form.tsx';
import type { pieceFields } from '../piece-fields.ts';
import type { PieceWords } from '../shared-words.ts';
import { restoreControlsOf } from './restore-controls.tsx';

export type Pieces = TypesFrom<typeof pieceFields, AdminPiece>;
export type PieceValues = Pieces['values'];

/** What a tab of the site's content has of its own: one part, or several whose pieces can't be added. */
export type PartOfSite = PieceForm & {
  readonly parts: readonly [Part, ...Part[]];
  readonly words: PieceWords;
  readonly texts: SectionTexts;
  /** Columns whose Arabic is missed where it is empty. */
  readonly arabic: readonly string[];
  /** Loads the real page's component, which shows what is typed. */
  readonly loadPreview: () => Promise<ComponentType<{ values: PieceValues }>>;
};

/** Makes the list of a part's pieces, which can be sorted, hidden, and brought back to what the product came with. */
export function pieceSection({
  parts,
  words,
  texts,
  arabic,
  loadPreview,
  ...form
}: PartOfSite): AdminSection<Pieces> {
  const [part] = parts;
  const { isFixed = false } = form;
  const loadFields = async () => (await import('../piece-fields.ts')).fieldsOfPart(part, words);

  return {
    name: `site-content-${part}`,
    ...piecesTable,
    arabicTexts: arabic.map((column) => ({ column })),
    subset: { part: { _in: [...parts] } },
    isRestorable: true,
    documents: {
      list: PiecesList,
      changed: PiecesChanged,
      update: UpdatePieces,
      ...(!isFixed && { create: CreatePiece, remove: DeletePieces }),
    },
    texts,
    columns: [
      {
        id: 'title',
        label: words.title.label,
        sortBy: 'title',
        cell: (row) => <PieceCell piece={row} />,
      },
      ...(form.isOfKind ? [kindColumn] : []),
      ...(isFixed ? [] : listColumns),
    ],
    initialSort: { sort: '', direction: 'asc' },
    tieBreak: [
      form.isOfKind ? { kind: { sort_order: 'asc' } } : { part: 'asc' },
      { sort_order: 'asc' },
      { id: 'asc' },
    ],
    nameOf: ({ title, title_ar }, locale) => (locale === 'ar' && title_ar) || title,
    search: (typed) => {
      const pattern = { _regex: searchPattern(typed) };
      return { _or: SEARCHED.map((column) => ({ [column]: pattern })) };
    },
    filters: isFixed ? [] : [shownFilter],
    form: formOf(loadFields, loadPreview, form),
    errors: errorsOf(words),
    ...(!isFixed && {
      bulk: shownChanges,
      manualOrder: manualOrder(form.isOfKind),
    }),
    ...restoreControlsOf(parts),
  };
}

type LoadFields = () => Promise<ReturnType<typeof import('../piece-fields.ts').fieldsOfPart>>;

/** Returns the form of a part's pieces, which loads with its preview. */
function formOf(loadFields: LoadFields, loadPreview: PartOfSite['loadPreview'], form: PieceForm) {
  return lateForm(loadFields, async () => {
    const [{ pieceFormOf }, fields, Preview] = await Promise.all([
      import('../forms/piece-form.tsx'),
      loadFields(),
      loadPreview(),
    ]);
    return { Fields: pieceFormOf(fields, form), Preview };
  });
}

/** Groups of specifications are ordered within their kind of hosting. */
const manualOrder = (isOfKind = false): NonNullable<AdminSection<Pieces>['manualOrder']> => ({
  column: 'sort_order',
  document: MovePieces,
  ...(isOfKind && { within: ({ kind_id }: AdminPiece) => kind_id ?? '' }),
});

/** Returns what is wrong with a piece, by constraint. */
function errorsOf({ title, text, value }: PieceWords) {
  return {
    site_pieces_title_length: 'siteContent.errors.tooLong',
    site_pieces_text_length: 'siteContent.errors.tooLong',
    site_pieces_title_single_line: 'siteContent.errors.singleLine',
    site_pieces_value_length: 'siteContent.errors.tooLong',
    site_pieces_source_length: 'siteContent.errors.tooLong',
    site_pieces_title_present: title.required,
    site_pieces_text_present: text.required ?? 'siteContent.form.textRequired',
    site_pieces_value_present: value.required ?? 'siteContent.figure.valueRequired',
    site_pieces_uptime_form: 'siteContent.uptime.invalid',
    site_pieces_source_date_whole: 'siteContent.form.sourceNeeded',
    site_pieces_kind_whole: 'siteContent.specification.kindRequired',
    site_pieces_kind_known: 'siteContent.specification.kindGone',
    site_pieces_part_original_key: 'siteContent.errors.isThere',
  } as const;
}

const SEARCHED = ['title', 'title_ar', 'text', 'text_ar', 'value', 'value_ar'] as const;

const kindColumn: AdminColumn<Pieces> = {
  id: 'kind',
  priority: 2,
  label: 'siteContent.specification.kind',
  cell: ({ kind }) => kind && <LocalizedText text={kind.name} textAr={kind.name_ar} />,
};

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

/** Returns a text whose lines are a list, as specifications are, as one line. */
const inOneLine = (text: string) => text.replaceAll('\n', ' · ');

/** Shows a figure before the title of a piece, and its text on the line below. */
function PieceCell({ piece: { title, title_ar, text, text_ar, value, value_ar } }: { piece: AdminPiece }) {
  return (
    <>
      {value && <LocalizedText text={value} textAr={value_ar} isName />}
      <LocalizedText text={title} textAr={title_ar} isName={!value} />
      {text && <LocalizedText text={inOneLine(text)} textAr={text_ar && inOneLine(text_ar)} />}
    </>
  );
}
