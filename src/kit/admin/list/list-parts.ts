import type { ComponentType } from 'react';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { RecordTable, type RecordTableProps } from '../table/record-table.tsx';
import type { ListTabsProps } from './list-tabs.tsx';

type ListParts<T extends SectionTypes> = {
  Tabs: ComponentType<ListTabsProps<T>> | undefined;
  Tables: ComponentType<RecordTableProps<T>>;
};

/** Returns the components that draw a section's tabs and rows. */
export function partsOf<T extends SectionTypes>({ tabs, group }: ListSection<T>): ListParts<T> {
  return {
    Tabs: tabs?.Tabs as ListParts<T>['Tabs'],
    Tables: (group?.Tables ?? RecordTable) as ListParts<T>['Tables'],
  };
}
