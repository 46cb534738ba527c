import { Button, Group, Stack } from '@mantine/core';
import { getManagementFee } from '@portal/contract/invoices';
import { reviewManagementFee } from '@portal/contract/schemas/invoices';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { useEuros } from './useEuros.ts';

/** The management fee in force, its reviews, and the next one. */
export default function ManagementFee() {
  const t = useTexts('invoices');
  const euros = useEuros();
  const { day, number } = useFormat();
  const query = useCall(getManagementFee, {});
  return (
    <>
      <PageHead title={t('fee')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {({ lectura, importe, iva, mesRevision, historial }) => (
          <Stack gap="lg" maw="48rem">
            <Section title={t('feePage.inForce')}>
              <Text strong>{t(`feePage.${lectura}`, { amount: euros(importe), percent: iva })}</Text>
            </Section>
            <Section title={t('feePage.review')}>
              {mesRevision === null ? <p>{t('feePage.noReview')}</p> : <ReviewForm />}
            </Section>
            <Section title={t('feePage.history')}>
              {historial.length === 0 ? (
                <Text dim>{t('feePage.noHistory')}</Text>
              ) : (
                <EntryList dense flush>
                  {historial.map((review) => (
                    <li key={review.desde}>
                      {euros(review.importe)}{' '}
                      <Text component="span" dim small>
                        {[
                          t('feePage.from', { day: day(review.desde) }),
                          review.porcentaje !== null &&
                            number(review.porcentaje / 100, {
                              style: 'percent',
                              maximumFractionDigits: 2,
                              signDisplay: 'exceptZero',
                            }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </li>
                  ))}
                </EntryList>
              )}
            </Section>
          </Stack>
        )}
      </CallView>
    </>
  );
}

function ReviewForm() {
  const t = useTexts('invoices');
  const send = useSend(reviewManagementFee, { invalidates: [getManagementFee] });
  const form = useContractForm({
    schema: bodyOf(reviewManagementFee),
    initialValues: { desde: null as string | null, porcentaje: '' as number | string },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
    },
  });
  const { error } = send;
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <Group align="flex-end" grow preventGrowOverflow={false} data-level>
          <DayField label={t('feePage.desde')} required {...form.getInputProps('desde')} />
          <NumberField
            kind="decimal"
            label={t('feePage.porcentaje')}
            required
            {...form.getInputProps('porcentaje')}
          />
        </Group>
        {error?.name === 'alreadyExists' ? (
          <Banner meaning="wrong" urgent title={t('feePage.taken')} />
        ) : (
          <ErrorBanner error={error?.fields.length === 0 ? error : null} />
        )}
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('feePage.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
