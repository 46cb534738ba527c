import { Box, SegmentedControl } from '@mantine/core';
import { getAgreementTexts } from '@portal/contract/agreements';
import type { Language } from '@portal/contract/languages';
import { languages } from '@portal/contract/languages';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { AgreementTextForm } from './AgreementTextForm.tsx';

/** The text of agreements in each language, for those that are generated from now on. */
export default function AgreementTexts() {
  const t = useTexts('managedAgreements');
  const titles = useTitles();
  const { get, set } = useListParams();
  const query = useCall(getAgreementTexts, {});
  return (
    <Box maw="60rem">
      <PageHead title={titles('agreementTexts')} context={t('text.context')} />
      <CallView query={query}>
        {({ textos, campos }) => {
          const wanted = languages.find((language) => language === get('idioma'));
          const text = textos.find(({ idioma }) => idioma === wanted) ?? textos[0];
          if (text === undefined) return null;
          return (
            <>
              {textos.length > 1 && (
                <SegmentedControl
                  mb="lg"
                  aria-label={t('text.language')}
                  value={text.idioma}
                  onChange={(idioma) => set({ idioma })}
                  data={textos.map(({ idioma }) => ({ value: idioma, label: nameOf[idioma] }))}
                />
              )}
              <AgreementTextForm key={text.idioma} text={text} fields={campos} />
            </>
          );
        }}
      </CallView>
    </Box>
  );
}

/** Each in itself. */
const nameOf: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' };
