/** The part of Keycloak's representations that a comparison needs. */
export type RoleRef = { id: string; name: string; containerId: string; clientRole: boolean };
export type ClientRef = { id: string; clientId: string; [setting: string]: unknown };
export type MapperRef = { id: string; name: string; [setting: string]: unknown };
export type ExecutionRef = { id: string; providerId: string; requirement: string };
export type FlowRef = { id: string; alias: string };
export type UserRef = { id: string; username: string; enabled: boolean };
