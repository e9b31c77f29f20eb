/** What a row needs to be dragged: the element that moves, and the one by which it is held. */
export type RowDrag = {
  rowRef: (element: Element | null) => void;
  handleRef: (element: Element | null) => void;
  isDragged: boolean;
};

/** Names the group in which a row is numbered; left out, all rows are one group. */
type Within<Row> = ((row: Row) => string) | undefined;

/** The rows among which one has its place. */
export function peersOf<Row>(rows: readonly Row[], row: Row, within: Within<Row>): readonly Row[] {
  return within ? rows.filter((other) => within(other) === within(row)) : rows;
}

/** The rows with one of them at another place among its peers; all others keep to the places of their own groups. */
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
