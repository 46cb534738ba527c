import { guidesAtHome, listGuides } from '@portal/contract/guides';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';

/** The first guides, by their titles, on the student's home; nothing where there are none. */
export default function GuidesAtHome() {
  const t = useTexts('home');
  const { opciones } = useBrand();
  const role = useSession()?.data.userType;
  const enabled = opciones.guiasOrientacion && role === 'Alumno';
  const { data } = useCall(listGuides, {}, { enabled });
  if (!enabled || data === undefined || data.length === 0) return null;
  return (
    <Section
      title={t('student.guides')}
      action={data.length > guidesAtHome && <ScreenLink to="guides">{t('student.allGuides')}</ScreenLink>}
    >
      <EntryList flush>
        {data.slice(0, guidesAtHome).map(({ idGuia, titulo, idioma }) => (
          <li key={idGuia}>
            <ScreenLink to="guides" search={`#guia-${idGuia}`} className={entryLink}>
              <span lang={idioma}>{titulo}</span>
            </ScreenLink>
          </li>
        ))}
      </EntryList>
    </Section>
  );
}
