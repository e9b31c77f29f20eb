/** Pages under way at once: while one is being written, one is read by the browser and one by the database. */
const AHEAD = 2;

/** Reads what is to be read, some of it at once, and hands it on in order. */
export async function* readAhead<Item, Page>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Promise<Page>,
): AsyncGenerator<Page> {
  const underWay: Promise<Page>[] = [];
  for await (const item of items) {
    const page = read(item);
    // A reader who leaves early never waits for it.
    page.catch(() => undefined);
    underWay.push(page);
    if (underWay.length > AHEAD) yield await (underWay.shift() as Promise<Page>);
  }
  for (const page of underWay) yield await page;
}
