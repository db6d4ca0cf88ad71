// The roles in an event, and the acts that each may do.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/enum_table.h"
#include "event/act.h"

namespace trictrac::event {

// The roles in an event. An officer of its club can do all that its director can.
enum class Role : std::uint8_t { Server, Officer, Director, Assistant, Entrant };
// Their names in the store and in messages.
inline constexpr EnumTable<Role, Role::Entrant, std::string_view> kRoles({
    {Role::Server, "server"},
    {Role::Officer, "officer"},
    {Role::Director, "director"},
    {Role::Assistant, "assistant"},
    {Role::Entrant, "entrant"},
});
constexpr std::string_view name_of(Role role) { return kRoles[role]; }
constexpr Role role_of(StaffRole role) {
  switch (role) {
    case StaffRole::Officer: return Role::Officer;
    case StaffRole::Director: return Role::Director;
    case StaffRole::Assistant: break;
  }
  return Role::Assistant;
}

// The author of an act, in their role.
struct Author {
  Role role = Role::Server;
  std::int64_t id = 0;  // of an entrant, their number; of the server 0; else the number of the person
  friend bool operator==(const Author&, const Author&) = default;
};

// An act in the log of an event.
struct LoggedAct {
  int number = 0;  // from 1, without gaps
  Author by{};
  std::string why{};
  std::int64_t at = 0;  // seconds since 1970, as the server says
  EventAct act{};
  friend bool operator==(const LoggedAct&, const LoggedAct&) = default;
};

// Returns whether a role may do acts of a kind at all. What else an entrant needs is checked with the act:
// the game, the bye or the withdrawal is their own.
constexpr bool may(Role role, ActKind kind) {
  switch (role) {
    case Role::Officer:
    case Role::Director: return true;
    case Role::Server:
      return kind == ActKind::StartRound || kind == ActKind::CloseRound || kind == ActKind::BeginGame ||
             kind == ActKind::EnterResult || kind == ActKind::Forfeit || kind == ActKind::Finish ||
             kind == ActKind::StartTable || kind == ActKind::SetAway || kind == ActKind::NoteLuck ||
             kind == ActKind::LeaveTable || kind == ActKind::Appoint || kind == ActKind::Readmit ||
             kind == ActKind::GrantTime || kind == ActKind::Undo;
    case Role::Assistant:
      return kind == ActKind::AddEntrant || kind == ActKind::BeginGame || kind == ActKind::GrantTime ||
             kind == ActKind::EnterResult || kind == ActKind::Announce || kind == ActKind::Undo;
    case Role::Entrant:
      return kind == ActKind::AddEntrant || kind == ActKind::Withdraw || kind == ActKind::GiveBye ||
             kind == ActKind::SetAway || kind == ActKind::EnterResult || kind == ActKind::Forfeit ||
             kind == ActKind::SetLineup || kind == ActKind::StartTable;
  }
  return false;
}

// Returns whether an act of this kind must say why.
constexpr bool needs_reason(ActKind kind) {
  return kind == ActKind::CorrectResult || kind == ActKind::AnnulResult || kind == ActKind::PairAgain;
}

}  // namespace trictrac::event
