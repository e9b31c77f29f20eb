type ImportZone = {
  /** Folder whose files may not import. */
  target: string;
  /** Folder of what they may not import. */
  from: string;
  /** Folders of `from` that they may import. */
  except?: string[];
  message: string;
};

export const zones: readonly ImportZone[];
