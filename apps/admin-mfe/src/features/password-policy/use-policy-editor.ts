import type { PasswordDemands, PasswordPolicy } from '@reflectory/contracts/auth';
import { type FormEvent, useRef, useState } from 'react';
import { useReport } from '../../shared/use-report.ts';
import { useSetPasswordPolicy } from './api/set-password-policy.ts';
import { draftOf, isSamePolicy, type PolicyDraft, readDraft, standardPolicy } from './model/policy-draft.ts';

/** What the form says of itself, as a key of the texts. */
type EditorState = 'unsaved' | 'saved' | 'restored' | null;

/** The form over what counts now; what was typed stays until it is saved, and comes back after the standard. */
export function usePolicyEditor({ policy, serviceMinLength }: PasswordDemands) {
  const report = useReport();
  const lengthRef = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => draftOf(policy));
  /** The last length that could be used: the preview keeps it while another one is typed. */
  const [lastLength, setLastLength] = useState(policy.minLength);
  const [isLengthChecked, setIsLengthChecked] = useState(false);
  /** What the form held before the standard was taken. */
  const [former, setFormer] = useState<PolicyDraft | null>(null);
  const [done, setDone] = useState<'saved' | 'restored' | null>(null);
  const { mutateAsync, isPending } = useSetPasswordPolicy();
  const read = readDraft(draft, serviceMinLength);
  const wanted = 'policy' in read ? read.policy : null;
  const isUnsaved = wanted === null || !isSamePolicy(wanted, policy);

  const change = (next: PolicyDraft) => {
    setDraft(next);
    setDone(null);
    const known = readDraft(next, serviceMinLength);
    if ('policy' in known) setLastLength(known.policy.minLength);
  };
  const write = async (next: PasswordPolicy, as: 'saved' | 'restored') => {
    const isWritten = await report(() => mutateAsync(next), null);
    if (isWritten) setDone(as);
    return isWritten;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLengthChecked(true);
    if (!wanted) lengthRef.current?.focus();
    else if (!isPending && (await write(wanted, 'saved'))) setFormer(null);
  };
  const restore = async () => {
    const standard = standardPolicy(serviceMinLength);
    if (isPending || !(await write(standard, 'restored'))) return;
    setFormer(draft);
    setDraft(draftOf(standard));
    setLastLength(standard.minLength);
  };
  const state: EditorState = isUnsaved ? 'unsaved' : done;
  return {
    draft,
    change,
    problem: isLengthChecked && 'problem' in read ? read.problem : undefined,
    checkLength: () => setIsLengthChecked(true),
    lengthRef,
    preview: { ...draft, minLength: wanted?.minLength ?? lastLength },
    former,
    isPending,
    isStandard: isSamePolicy(policy, standardPolicy(serviceMinLength)),
    state,
    handleSubmit,
    restore,
  };
}
