/** A CV between the portal and a file: texts as people write them, days as `2024`, `2024-05` or `2024-05-01`. */

export interface PortableJob {
  readonly puesto: string;
  readonly empresa: string;
  readonly inicio?: string | undefined;
  readonly fin?: string | undefined;
  readonly enlace?: string | undefined;
  readonly descripcion?: string | undefined;
}

export interface PortableStudy {
  readonly titulo: string;
  readonly centro: string;
  readonly nivel?: string | undefined;
  readonly inicio?: string | undefined;
  readonly fin?: string | undefined;
}

export interface PortableTraining {
  readonly titulo: string;
  readonly centro: string;
  readonly fin?: string | undefined;
}

export interface PortableLanguage {
  /** Its name or its code. */
  readonly idioma: string;
  readonly nivel: string;
}

export interface PortableCv {
  readonly nombre?: string | undefined;
  readonly email?: string | undefined;
  readonly telefono?: string | undefined;
  readonly localidad?: string | undefined;
  readonly provincia?: string | undefined;
  /** ISO 3166-1, two letters. */
  readonly pais?: string | undefined;
  readonly titular?: string | undefined;
  readonly presentacion?: string | undefined;
  readonly enlace?: string | undefined;
  readonly experiencia: readonly PortableJob[];
  readonly estudios: readonly PortableStudy[];
  readonly formacion: readonly PortableTraining[];
  readonly idiomas: readonly PortableLanguage[];
  readonly programas: readonly string[];
  readonly competencias: readonly string[];
  readonly intereses: readonly string[];
}

/** A CV as a file has it, with what is in it that no CV of the portal has. */
export interface ReadFile {
  readonly cv: PortableCv;
  readonly ajeno: readonly { readonly lugar: string; readonly texto: string }[];
}
