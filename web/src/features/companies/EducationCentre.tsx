import { Button, Checkbox, SimpleGrid } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { getManagedCompany } from '@portal/contract/companies';
import { educationStages } from '@portal/contract/education-requests';
import { setEducationCentre } from '@portal/contract/schemas/education-requests';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ManagedCompany } from './managed-company.ts';

interface Props {
  company: ManagedCompany;
}

/** Whether a company is a school, which students of education ask for internships, and what it teaches. */
export function EducationCentre({ company }: Props) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const { opciones } = useBrand();
  const [isOpen, setOpen] = useState(false);
  if (!opciones.menuSolicitudesEducacion) return null;
  const { esCentroEducativo, etapasEducativas, idEmpresa } = company;
  const stages = etapasEducativas.map((stage) => common(`stages.${stage}`)).join(', ');
  const close = () => setOpen(false);
  return (
    <Section
      title={t('school.title')}
      action={
        <Button variant="default" data-size="xs" onClick={() => setOpen(true)}>
          {t('school.edit')}
        </Button>
      }
    >
      <p>{esCentroEducativo ? t('school.is', { stages }) : t('school.isNot')}</p>
      {esCentroEducativo && (
        <p>
          <ScreenLink to="managedEducationRequests" search={`?empresa=${idEmpresa}`}>
            {t('school.requests')}
          </ScreenLink>
        </p>
      )}
      <Dialog opened={isOpen} onClose={close} title={t('school.title')} closesOutside={false}>
        <SchoolForm company={company} onDone={close} />
      </Dialog>
    </Section>
  );
}

function SchoolForm({ company, onDone }: Props & { onDone: () => void }) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const { idEmpresa, esCentroEducativo, etapasEducativas } = company;
  const save = useSend(setEducationCentre, { invalidates: [getManagedCompany, listActs] });
  const form = useContractForm({
    schema: bodyOf(setEducationCentre),
    initialValues: { idEmpresa, esCentroEducativo, etapas: etapasEducativas },
    onSubmit: async (body) => {
      await save.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={save.error} submitLabel={t('school.save')} onCancel={onDone}>
      <Checkbox
        label={t('school.esCentroEducativo')}
        {...form.getInputProps('esCentroEducativo', { type: 'checkbox' })}
      />
      {form.getValues().esCentroEducativo ? (
        <Checkbox.Group label={t('school.etapas')} {...form.getInputProps('etapas')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
            {educationStages.map((value) => (
              <Checkbox key={value} value={value} label={common(`stages.${value}`)} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      ) : (
        esCentroEducativo && (
          <Text dim small>
            {t('school.open')}
          </Text>
        )
      )}
    </DialogForm>
  );
}
