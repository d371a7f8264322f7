import { useSearchParams } from 'react-router-dom'

/**
 * Stores the active tab in the address as `?name=id`, so that links and Back lead to the same tab.
 * The first id is the default, and is not in the address.
 */
export function useTabInUrl<Id extends string>(
  name: string,
  ids: readonly [Id, ...Id[]],
): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams()
  const active = ids.find((id) => id === search.get(name)) ?? ids[0]

  function choose(id: Id) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === ids[0]) after.delete(name)
        else after.set(name, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [active, choose]
}
