import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  beginExam,
  type ExamClass,
  type ExamPace,
  type ExamState,
  issueCertificate,
  readExam,
  submitExam,
} from '#contracts/learning/exam.ts'
import { ageContent } from '#pwa/device/content/age-content.ts'
import { walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { dropExamNotes } from '#pwa/device/progress/exam-notes.ts'
import { useSyncState } from '#pwa/device/sync/sync-state.ts'
import { call } from '#pwa/network/http.ts'
import { readToday } from '#pwa/network/today.ts'

/**
 * The query for the exam. It has no persister, because a device must not store the questions of an
 * exam. A reload of the exam therefore needs a connection.
 */
function examQuery(owner: string) {
  return queryOptions({
    queryKey: ['exam', owner],
    queryFn: () => call(readExam),
    // An open exam never becomes stale, because the server does not change it.
    staleTime: Infinity,
    // The questions of a passed exam begin, end and age like all other content.
    select: (state) => ageContent(state, readToday()),
  })
}

/** Reads the exam. Reads it again after the server has received this device's progress. */
export function useExam(owner: string) {
  const { syncedAt } = useSyncState()
  const { data, error, refetch } = useQuery(examQuery(owner))
  const isOpen = data?.exam && !data.exam.result
  const submittedId = data?.exam?.result ? data.exam.examId : null
  useEffect(() => {
    if (submittedId !== null) void dropExamNotes(owner, submittedId)
  }, [owner, submittedId])
  useEffect(() => {
    if (syncedAt !== null && !isOpen) void refetch()
  }, [syncedAt, isOpen, refetch])
  return { state: data, error, refetch }
}

export function useExamCalls(owner: string) {
  const client = useQueryClient()
  const onSuccess = (state: ExamState) => {
    client.setQueryData(examQuery(owner).queryKey, state)
  }
  return {
    begin: useMutation({
      mutationFn: (choice: { readerClass: ExamClass; pace: ExamPace }) =>
        call(beginExam, { body: choice }),
      onSuccess,
    }),
    submit: useMutation({
      mutationFn: ({ examId, answers }: { examId: string; answers: (number | null)[] }) =>
        call(submitExam, { params: { examId }, body: { answers } }),
      onSuccess,
    }),
    certify: useMutation({
      mutationFn: ({ examId, holderName }: { examId: string; holderName: string }) =>
        call(issueCertificate, { params: { examId }, body: { holderName } }),
      onSuccess: async (state) => {
        onSuccess(state)
        await client.invalidateQueries({ queryKey: walletKey(owner) })
      },
    }),
  }
}
