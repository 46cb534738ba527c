import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { Section } from '../../../../ui/Section.tsx';
import { useFormState } from '../form-context.ts';
import { type FormSection, sectionsShown } from '../values.ts';
import { BillingSection } from './BillingSection.tsx';
import { ContactsSection } from './ContactsSection.tsx';
import { DataTextSection } from './DataTextSection.tsx';
import { ExpirySection } from './ExpirySection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { Remarks } from './Remarks.tsx';
import { SignatorySection } from './SignatorySection.tsx';
import { SigningSection } from './SigningSection.tsx';

const parts: Record<FormSection, () => ReactNode> = {
  contactos: ContactsSection,
  facturacion: BillingSection,
  pago: PaymentSection,
  firmante: SignatorySection,
  vigencia: ExpirySection,
  datos: DataTextSection,
  firma: SigningSection,
};

export function FormSections() {
  const t = useTexts('agreementForm');
  const { asksDataText } = useFormState();
  return sectionsShown(asksDataText).map((section) => {
    const Part = parts[section];
    return (
      <Section
        key={section}
        id={`seccion-${section}`}
        title={t(`sections.${section}.title`)}
        description={t(`sections.${section}.text`)}
      >
        <Stack gap="1.25rem">
          <Remarks section={section} />
          <Part />
        </Stack>
      </Section>
    );
  });
}
