import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';

/** Back to the form of an agreement that nobody has signed: a reviewer may have found something, or the company. */
export function CorrectUnsigned({ idConvenio }: { idConvenio: number }) {
  const t = useTexts('agreements');
  const { opciones } = useBrand();
  if (!opciones.crearConvenios) return null;
  return (
    <ScreenButton to="newAgreement" search={`?convenio=${idConvenio}`} variant="default">
      {t('correctUnsigned')}
    </ScreenButton>
  );
}
