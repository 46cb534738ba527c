import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { revealFirstProblem } from '../../../lib/forms/reveal-field.ts';
import { among, type Problems } from './problems.ts';
import type { ProposalValues } from './values.ts';

interface Options {
  form: ContractForm<ProposalValues>;
  /** The fields of each step. */
  fields: readonly (readonly string[])[];
  /** All that is wrong now. */
  check: () => Problems;
  /** What a step has to find out before the next one; false where it stays. */
  before?: (step: number) => Promise<boolean>;
}

export interface Steps {
  readonly step: number;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly next: () => Promise<void>;
  readonly back: () => void;
  readonly goTo: (step: number) => void;
  readonly formElement: React.RefObject<HTMLFormElement | null>;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

/** The steps of a form, one at a time: the address holds which, and the next one is reached once this one is right. */
export function useSteps({ form, fields, check, before }: Options): Steps {
  const [search, setSearch] = useSearchParams();
  const [reached, setReached] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = Number(search.get('paso') ?? '1') - 1;
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), reached) : 0;
  const isLast = step === fields.length - 1;

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  // After the errors are on the page.
  useEffect(() => {
    if (attempts > 0) revealFirstProblem(formElement.current);
  }, [attempts]);

  const goTo = (to: number) => {
    setReached((before) => Math.max(before, to));
    setSearch(to === 0 ? {} : { paso: String(to + 1) });
  };

  // What the server refuses may be of an earlier step.
  const { problems } = form;
  const place = problems.length > 0 ? fields.findIndex((own) => own.includes(problems[0]?.path ?? '')) : -1;
  const isElsewhere =
    place >= 0 && place !== step && !problems.some(({ path }) => fields[step]?.includes(path));
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    if (isElsewhere) latest.current(place);
  }, [isElsewhere, place]);

  const next = async () => {
    const found = among(check(), fields[step] ?? []);
    form.setErrors(found);
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      if (before === undefined || (await before(step))) goTo(step + 1);
    } finally {
      setBusy(false);
    }
  };

  return { step, isLast, isBusy, next, back: () => goTo(step - 1), goTo, formElement, heading };
}
