import type { ComponentProps } from 'react'
import { Table } from '#pwa/ui/table.tsx'
import { List } from './list.tsx'

type ListProps<Row> = Omit<ComponentProps<typeof List<Row>>, 'children'>
type TableProps<Row, Key extends string> = Omit<
  ComponentProps<typeof Table<Row, Key>>,
  'rows' | 'isBusy' | 'empty'
>

export function TableList<Row, Key extends string = string>({
  noun,
  list,
  answer,
  empty,
  ...table
}: ListProps<Row> & TableProps<Row, Key>) {
  return (
    <List {...{ noun, list, answer, empty }}>
      {(rows, isBusy) => <Table {...table} rows={rows} isBusy={isBusy} />}
    </List>
  )
}
