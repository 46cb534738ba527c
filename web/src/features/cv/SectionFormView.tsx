import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Values } from '../../lib/forms/saved/saved-fields.ts';
import type { SavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { SavedState } from '../../ui/SavedState.tsx';

interface Props {
  /** The parts that its fields are of. */
  forms: readonly Pick<SavedForm<Values>, 'formProps' | 'saving'>[];
  /** It holds whole sections, and not the fields of one. */
  around?: boolean;
  children: ReactNode;
}

/** The fields of a section, saved as one types, with how that stands below them. */
export function SectionFormView({ forms, around = false, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        for (const { formProps } of forms) formProps.onSubmit(event);
      }}
      onFocus={(event) => {
        for (const { formProps } of forms) formProps.onFocus(event);
      }}
      onBlur={(event) => {
        for (const { formProps } of forms) formProps.onBlur(event);
      }}
    >
      {around ? children : <Stack gap="lg">{children}</Stack>}
      <SavedState area="cvData" of={forms.map(({ saving }) => saving)} around={around} />
    </form>
  );
}
