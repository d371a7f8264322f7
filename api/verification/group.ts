/**
 * Joins what arrives at the same time into one piece of work. A group starts at once when none is
 * under way, else when one ends; so a request's group always begins after the request arrived, and
 * under load one read and one commit serve many requests.
 */
export function groupWork<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { atOnce, largest }: { atOnce: number; largest: number },
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve: (result: Result) => void
    reject: (cause: unknown) => void
  }
  let waiting: Waiting[] = []
  let underWay = 0

  function start(): void {
    while (underWay < atOnce && waiting.length > 0) {
      const group = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      underWay += 1
      void run(group)
    }
  }

  async function run(group: Waiting[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item))
      group.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('the group lost a result'))
        else resolve(result)
      })
    } catch (cause) {
      for (const { reject } of group) reject(cause)
    } finally {
      underWay -= 1
      start()
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === 1 && underWay < atOnce) setImmediate(start)
    })
}
