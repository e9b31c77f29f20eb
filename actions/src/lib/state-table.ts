/** Events of each state, with the state that an event leads to; a state refuses each event that it does not list. */
type StateTable<State extends PropertyKey> = Readonly<Record<State, Readonly<Record<string, State>>>>;
export type EventOf<Table> = { [State in keyof Table]: keyof Table[State] }[keyof Table] & string;

/** Returns functions for the SQL of statements that move a row by an event of the table. */
export function movesOf<const Table extends StateTable<keyof Table>>(table: Table) {
  const from = (event: EventOf<Table>): string[] =>
    Object.entries<Readonly<Record<string, unknown>>>(table).flatMap(([state, events]) =>
      event in events ? [state] : [],
    );

  return {
    /** Returns the states that the event moves. */
    from,
    /** Returns the SQL condition that the event moves the row. */
    when: (event: EventOf<Table>, column = 'state') =>
      `${column} in (${from(event)
        .map((state) => `'${state}'`)
        .join(', ')})`,
    /** Returns the SQL of the state that the event leads to, the same one from every state. */
    to: (event: EventOf<Table>) => `'${String(table[from(event)[0] as keyof Table][event])}'`,
  };
}
