/** Refs that make a row draggable: for the element that moves, and for the handle in it. */
export type RowDrag = {
  rowRef: (element: Element | null) => void;
  handleRef: (element: Element | null) => void;
  isDragged: boolean;
};

/** Returns the group in which a row is numbered; where undefined, all rows are one group. */
type Within<Row> = ((row: Row) => string) | undefined;

/** Returns the rows of the group to which a row belongs. */
export function peersOf<Row>(rows: readonly Row[], row: Row, within: Within<Row>): readonly Row[] {
  return within ? rows.filter((other) => within(other) === within(row)) : rows;
}

type Place = { place: number; count: number };

/** Returns the place of each row among its peers, from 0, and their number, by the row's id. */
export function placesOf<Row extends { id: string }>(
  rows: readonly Row[],
  within: Within<Row>,
): ReadonlyMap<string, Place> {
  const groups = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const key = within?.(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }

  return new Map(
    [...groups.values()].flatMap((peers) =>
      peers.map(({ id }, place) => [id, { place, count: peers.length }] as const),
    ),
  );
}

/** Moves one row to another place among its peers; rows of other groups keep their places. */
export function withMoved<Row extends { id: string }>(
  rows: readonly Row[],
  { id, to }: { id: string; to: number },
  within: Within<Row>,
): readonly Row[] {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) return rows;
  const peers = peersOf(rows, row, within);
  const order = peers.filter((peer) => peer !== row);
  order.splice(to, 0, row);
  const places = new Map(peers.map((peer, place) => [peer, place]));

  return rows.map((old) => order[places.get(old) ?? -1] ?? old);
}
