import { useIntl } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { recordSearch } from '../form/use-opened-record.ts';
import { searchPattern } from '../list/search-pattern.ts';
import type { PaletteSection } from './palette-section.ts';
import { useRecordHits } from './use-record-hits.ts';

export type Command = { id: string; group: string; label: string; to: string };

type Commands = {
  /** Commands of one group are adjacent; a section's records are grouped under its name. */
  commands: Command[];
  isSearching: boolean;
  /** False if a section could not be searched. */
  isWhole: boolean;
};

/** Returns the sections and actions whose names contain the typed words, and the records that the API finds. */
export function useCommands(
  sections: readonly PaletteSection[],
  typed: string,
  isComposing: boolean,
): Commands {
  const intl = useIntl();
  const { found, isSearching, isWhole } = useRecordHits(sections, typed, isComposing);
  const text = (id: MessageId) => intl.formatMessage({ id });
  const pattern = new RegExp(searchPattern(typed.trim()), 'u');
  const places = sections.map(({ path, label }) => ({
    id: path,
    group: text('kit.palette.sections'),
    label: text(label),
    to: path,
  }));
  const actions = sections.flatMap(({ path, add }) =>
    add
      ? [
          {
            id: `${path}-new`,
            group: text('kit.palette.actions'),
            label: text(add),
            to: path + recordSearch('new'),
          },
        ]
      : [],
  );
  const records = found.flatMap(({ section, hits }) =>
    hits.map(({ id, name, search = recordSearch(id) }) => ({
      id,
      group: text(section.label),
      label: name,
      to: section.path + search,
    })),
  );

  return {
    commands: [...[...places, ...actions].filter(({ label }) => pattern.test(label)), ...records],
    isSearching,
    isWhole,
  };
}
