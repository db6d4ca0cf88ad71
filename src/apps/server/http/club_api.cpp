// Calls about clubs.
#include "apps/server/clubs/club_pages.h"
#include "apps/server/clubs/season.h"
#include "apps/server/http/api_call.h"
#include "apps/server/tournaments/tournaments.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

using contract::Access;

// Returns who makes a call; 0 where that is not known.
std::int64_t caller_in(PeopleRows& rows, const RequestOrigin& requester) {
  const auto person = find_person(rows, requester);
  return person ? person->row : 0;
}

// Answers with `part` (rows, club) of a club, for all to whom it shows itself.
template <class T, class Part>
void answer_part(const Call<T>& call, Part part) {
  using Reply = typename T::Reply;
  ask(call, Rows::Read,
      [name = call->asked.club, part, requester = call->requester](PeopleRows& rows) -> Parsed<Reply> {
        const auto seen = open_club(rows, name, caller_in(rows, requester));
        if (!seen) return std::unexpected(seen.error());
        return part(rows, *seen);
      });
}

// Carries out an act, and answers with a part of the club as it is then.
template <class T, class Part>
void act_in_club(const Call<T>& call, Part part) {
  using Reply = typename T::Reply;
  ask(call, Rows::Written,
      [asked = call->asked, part](PeopleRows& rows, const Person& person) -> Parsed<Reply> {
        if (auto done = carry_out(rows, person, asked, seconds_now()); !done)
          return std::unexpected(done.error());
        const auto seen = find_club(rows, asked.club, person.row);
        if (!seen) return std::unexpected(seen.error());
        return part(rows, *seen);
      });
}

// Answers with the page of a club, which `work` has changed.
template <class T, class Work>
void answer_page(const Call<T>& call, Rows kind, Work work) {
  ask(call, kind, std::move(work), [call](ClubPageDraft draft) {
    call->context.lobby.want_live();
    call->answer(with_those_here(std::move(draft), call->context.hub.people_here(), call->context.lobby));
  });
}
template <class T>
void act_and_answer_page(const Call<T>& call) {
  answer_page(call, Rows::Written,
              [asked = call->asked](PeopleRows& rows, const Person& person) -> Parsed<ClubPageDraft> {
                const std::int64_t now = seconds_now();
                if (auto done = carry_out(rows, person, asked, now); !done)
                  return std::unexpected(done.error());
                const auto seen = find_club(rows, asked.club, person.row);
                if (!seen) return std::unexpected(seen.error());
                return draft_page(rows, *seen, now);
              });
}

}  // namespace

void handle(const Call<contract::ListClubs>& call) {
  ask(call, Rows::Read, [requester = call->requester](PeopleRows& rows) {
    return list_clubs(rows, caller_in(rows, requester));
  });
}

void handle(const Call<contract::MakeClub>& call) {
  if (call->over_limit(RateLimits::Activity::Game)) return;
  answer_page(call, Rows::Written,
              [asked = call->asked](PeopleRows& rows, const Person& person) -> Parsed<ClubPageDraft> {
                const std::int64_t now = seconds_now();
                const auto made = found_club(rows, person, asked, now);
                if (!made) return std::unexpected(made.error());
                const auto seen = find_club(rows, made->name, person.row);
                if (!seen) return std::unexpected(seen.error());
                return draft_page(rows, *seen, now);
              });
}

void handle(const Call<contract::ShowClub>& call) {
  answer_page(
      call, Rows::Read,
      [name = call->asked.club, requester = call->requester](PeopleRows& rows) -> Parsed<ClubPageDraft> {
        const auto seen = find_club(rows, name, caller_in(rows, requester));
        if (!seen) return std::unexpected(seen.error());
        return draft_page(rows, *seen, seconds_now());
      });
}

void handle(const Call<contract::ChangeClub>& call) { act_and_answer_page(call); }
void handle(const Call<contract::JoinClub>& call) { act_and_answer_page(call); }
void handle(const Call<contract::LeaveClub>& call) { act_and_answer_page(call); }

void handle(const Call<contract::InviteToClub>& call) { act_in_club(call, members_of); }
void handle(const Call<contract::AnswerToClub>& call) { act_in_club(call, members_of); }
void handle(const Call<contract::RemoveFromClub>& call) { act_in_club(call, members_of); }
void handle(const Call<contract::NameOfficer>& call) { act_in_club(call, members_of); }
void handle(const Call<contract::HandOverClub>& call) { act_in_club(call, members_of); }
void handle(const Call<contract::HearClub>& call) { act_and_answer_page(call); }
void handle(const Call<contract::AnswerEvening>& call) { act_and_answer_page(call); }
void handle(const Call<contract::ReportClub>& call) {
  if (call->over_limit(RateLimits::Activity::Report)) return;
  ask(call, Rows::Written,
      [asked = call->asked](PeopleRows& rows, const Person& person) -> Parsed<contract::Nothing> {
        if (auto done = carry_out(rows, person, asked, seconds_now()); !done)
          return std::unexpected(done.error());
        return contract::Nothing{};
      });
}

// The pages of those who are to be told ask what there is; their browsers are notified by a job.
void handle(const Call<contract::AnnounceInClub>& call) {
  struct Done {
    contract::ClubAnnouncements all;
    std::vector<std::int64_t> listeners;
  };
  ask(
      call, Rows::Written,
      [asked = call->asked](PeopleRows& rows, const Person& person) -> Parsed<Done> {
        const std::int64_t now = seconds_now();
        auto said = announce(rows, person, asked, now);
        if (!said) return std::unexpected(said.error());
        rows.jobs.put(
            {kCallJob, calling_text({Called::Announcement, said->club.club.name, said->number}), now});
        return Done{announcements_of(rows, said->club), std::move(said->listeners)};
      },
      [call](const Done& done) {
        for (const std::int64_t person : done.listeners) call->context.hub.people_here().tell(person);
        call->answer(done.all);
      });
}

void handle(const Call<contract::ShowClubNews>& call) {
  ask(call, Rows::Read, [](PeopleRows& rows, const Person& person) { return news_for(rows, person.row); });
}
void handle(const Call<contract::RemoveAnnouncement>& call) { act_in_club(call, announcements_of); }

// Its tournaments are those of no club from now on, also where they are in memory.
void handle(const Call<contract::EndClub>& call) {
  ask(
      call, Rows::Written,
      [asked = call->asked](PeopleRows& rows, const Person& person) { return end_club(rows, person, asked); },
      [call](const std::vector<std::string>& tournaments) {
        for (const std::string& id : tournaments) call->context.tournaments.note_changed(id);
        call->answer(contract::Nothing{});
      });
}

void handle(const Call<contract::ShowClubMembers>& call) { answer_part(call, members_of); }
void handle(const Call<contract::ShowClubAnnouncements>& call) { answer_part(call, announcements_of); }
void handle(const Call<contract::ShowClubSeason>& call) {
  const int year = call->asked.year == 0 ? year_of(seconds_now()) : call->asked.year;
  answer_part(call, [year](PeopleRows& rows, const ClubSeen& seen) { return season_in(rows, seen, year); });
}
void handle(const Call<contract::ShowClubActs>& call) {
  ask(call, Rows::Read,
      [name = call->asked.club](PeopleRows& rows, const Person& person) -> Parsed<contract::ClubActs> {
        const auto seen = open_club(rows, name, person.row, ClubRole::Officer);
        if (!seen) return std::unexpected(seen.error());
        return acts_of(rows, *seen);
      });
}

void handle(const Call<contract::ExportClub>& call) {
  ask(
      call, Rows::Read,
      [asked = call->asked, requester = call->requester](PeopleRows& rows) -> Parsed<ClubFile> {
        const auto seen = open_club(rows, asked.club, caller_in(rows, requester));
        if (!seen) return std::unexpected(seen.error());
        auto file = file_of(rows, *seen, asked.file, year_of(seconds_now()));
        if (!file)
          return refuse(ErrorCode::BadOption,
                        "\"file\" is members.csv, members.json, season.csv or season.json");
        return std::move(*file);
      },
      [call](ClubFile file) {
        HttpReply reply{200, std::move(file.type), std::move(file.text), {}, {}};
        reply.headers.emplace_back("Content-Disposition", text_of("attachment; filename=\"{}-{}\"",
                                                                  call->asked.club, call->asked.file));
        call->then(std::move(reply));
      });
}

Routes club_routes() { return routes(contract::ClubCalls{}); }

}  // namespace trictrac
