import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type HelpArea, helpAreas, writeCompanyHelp } from '@portal/contract/help';
import { writeStudentHelp } from '@portal/contract/schemas/help';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

interface Values extends Record<string, unknown> {
  area: HelpArea | '';
  asunto: string;
  texto: string;
}

const blank: Values = { area: '', asunto: '', texto: '' };

/** Writes to an area of the institution; what is typed stays until it was sent. */
export function WriteToArea() {
  const t = useTexts('help');
  const role = useSession()?.data.userType;
  const { correos } = useBrand();
  const [isSent, setSent] = useState(false);
  const asStudent = useSend(writeStudentHelp, { quiet: true });
  const asCompany = useSend(writeCompanyHelp, { quiet: true });
  const { form, error, discard } = useDraftedForm({
    name: 'help.message',
    schema: bodyOf(writeStudentHelp),
    initialValues: blank,
    save: async (body) => {
      await (role === 'Empresa' ? asCompany : asStudent).mutateAsync({ body });
      setSent(true);
    },
  });
  const { area } = form.getValues();
  const again = () => {
    discard();
    form.setValues(blank);
    form.resetDirty(blank);
    setSent(false);
  };
  return (
    <Section id="escribir" title={t('write.title')} description={t('write.help')}>
      {isSent ? (
        <Stack>
          <Banner meaning="good" title={t('write.sent')} />
          <Text dim small>
            {t('write.sentBody')}
          </Text>
          <Button variant="default" onClick={again}>
            {t('write.again')}
          </Button>
        </Stack>
      ) : (
        <form {...form.formProps}>
          <Stack>
            <NativeSelect
              label={t('write.area')}
              {...form.getInputProps('area')}
              data-path="area"
              data={[
                { value: '', label: t(role === 'Empresa' ? 'write.chooseFormal' : 'write.choose') },
                ...helpAreas.map((one) => ({ value: one, label: t(`areas.${one}`) })),
              ]}
            />
            {area !== '' && (
              <Text dim small>
                {t('write.orMail')} <EmailLink address={correos[area]} />
              </Text>
            )}
            <TextInput
              label={t('write.subject')}
              maxLength={120}
              {...form.getInputProps('asunto')}
              data-path="asunto"
            />
            <Textarea
              label={t('write.text')}
              autosize
              minRows={4}
              maxRows={14}
              maxLength={3000}
              {...form.getInputProps('texto')}
              data-path="texto"
            />
            <ErrorBanner error={error} />
            <Button type="submit" loading={form.submitting}>
              {t('write.send')}
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  );
}
